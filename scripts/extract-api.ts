import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printApi } from './api/printApi.ts';
import { type ApiProperty, readApi } from './api/readApi.ts';
import { type ApiTranslation, translateApi } from './api/translateApi.ts';
import { projectRoot, runCommand } from './setup.mjs';

const TRANSLATION = 'docs/zh-CN/apiTexts.json';

/** Prints the properties of Select for the playground's controls. */
function printPlayground(
  properties: ApiProperty[],
  words: Partial<Record<string, string>> = {},
): string {
  const rows = properties
    .filter(({ of }) => of === 'Select')
    .map(({ name, group, type, default: value, description }) => ({
      name,
      group: words[group] ?? group,
      type,
      default: value,
      description,
    }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** `npm run api`: writes the API page's files; with `--check`, only reports differences. */
async function extractApi(args: string[]): Promise<void> {
  const { properties, problems } = readApi(projectRoot);
  const translation = JSON.parse(
    readFileSync(path.join(projectRoot, TRANSLATION), 'utf8'),
  ) as ApiTranslation;
  const translated = translateApi(properties, translation, TRANSLATION);
  problems.push(...translated.problems);
  const words = { ...translation.words, ...translation.groups };
  const outputs = {
    'docs/api.json': `${JSON.stringify(properties, null, 2)}\n`,
    'docs/api.md': printApi(properties),
    'docs/zh-CN/api.md': printApi(translated.properties, words),
    'stories/playground/properties.json': printPlayground(properties),
    'stories/playground/chineseProperties.json': printPlayground(translated.properties, words),
  };
  for (const [file, text] of Object.entries(outputs)) {
    if (!args.includes('--check')) writeFileSync(path.join(projectRoot, file), text);
    else if (readFileSync(path.join(projectRoot, file), 'utf8') !== text) {
      problems.push(`${file} differs from the types, the README and the demos: run npm run api.`);
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await runCommand(() => extractApi(process.argv.slice(2)));
