import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printApi } from './api/printApi.ts';
import { readApi } from './api/readApi.ts';
import { type ApiTranslation, translateApi } from './api/translateApi.ts';

const root = path.resolve(import.meta.dirname, '..');
const { properties, problems } = readApi(root);
const translationFile = 'docs/zh-CN/apiTexts.json';
const translation = JSON.parse(
  readFileSync(path.join(root, translationFile), 'utf8'),
) as ApiTranslation;
const translated = translateApi(properties, translation, translationFile);
problems.push(...translated.problems);
const outputs = {
  'docs/api.json': `${JSON.stringify(properties, null, 2)}\n`,
  'docs/api.md': printApi(properties),
  'docs/zh-CN/api.md': printApi(translated.properties, {
    ...translation.words,
    ...translation.groups,
  }),
};

for (const [file, text] of Object.entries(outputs)) {
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, file), text);
  else if (readFileSync(path.join(root, file), 'utf8') !== text) {
    problems.push(`${file} is not what the types, the README and the demos say: run npm run api.`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
