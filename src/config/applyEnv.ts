import { isWebAddress } from './addresses.ts';
import type { SiteConfig } from './SiteConfig.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The configuration with what the environment sets instead: `BASE_PATH`, `HTML_SUFFIX`, `SUGGEST_URL`; an empty variable sets nothing. */
export function applyEnv(config: SiteConfig, env: Env): SiteConfig {
  const { BASE_PATH, HTML_SUFFIX, SUGGEST_URL } = env;
  return {
    ...config,
    base: BASE_PATH ? readBase(BASE_PATH) : config.base,
    htmlSuffix: HTML_SUFFIX ? readSwitch('HTML_SUFFIX', HTML_SUFFIX) : config.htmlSuffix,
    suggestUrl: SUGGEST_URL ? readAddress('SUGGEST_URL', SUGGEST_URL) : config.suggestUrl,
  };
}

/** A base path with one slash at both ends and between its segments. */
function readBase(value: string): string {
  const segments = value.trim().split('/').filter(Boolean);
  const isPath = segments.every((segment) => /^[\w~-][\w.~-]*$/.test(segment));
  if (!isPath) {
    throw new Error(
      `BASE_PATH is "${value}", which is no path of plain segments. Set it to the folder of the deploy, such as "/select/".`,
    );
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

const SWITCHES: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

function readSwitch(name: string, value: string): boolean {
  const known = SWITCHES[value.trim().toLowerCase()];
  if (known === undefined) {
    throw new Error(
      `${name} is "${value}", which is neither yes nor no. Set it to "true" or "false".`,
    );
  }
  return known;
}

function readAddress(name: string, value: string): string {
  if (!isWebAddress(value.trim())) {
    throw new Error(
      `${name} is "${value}", which is no address of the web. Set it to one such as "https://example.com/sug".`,
    );
  }
  return value.trim();
}
