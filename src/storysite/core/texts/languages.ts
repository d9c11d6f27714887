// The theme's texts in each language but English, by the tags of the languages.
export { ar } from './ar.ts';
export { de } from './de.ts';
export { es } from './es.ts';
export { fr } from './fr.ts';
export { ja } from './ja.ts';
export { ko } from './ko.ts';
export { ptBR as 'pt-BR' } from './pt-BR.ts';
export { zhCN as 'zh-CN' } from './zh-CN.ts';
