/** A policy of the browser's trusted types, which TypeScript does not know yet. */
interface TrustedTypePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null; createScriptURL?(url: string): string },
  ): TrustedTypePolicy;
}

const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;

/** The only name under which the site's security policy lets HTML be made; the build wrote what goes through it. */
const site = factory?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

// rc-util fills its style elements by `innerHTML`. Text that opens no tag makes no element, so it may pass.
factory?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

/** HTML that was written while building, so that a browser with trusted types takes it for an element's content. */
export function trustHtml(html: string): string {
  return site?.createHTML(html) ?? html;
}

/** The address of a script of the build, so that a browser with trusted types runs it. */
export function trustScriptUrl(url: string): string {
  return site?.createScriptURL(url) ?? url;
}
