import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'az-Arab', 'sd', 'yi'])(
  '%s is right to left',
  (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  },
);

it.each(['en', 'zh-CN', 'de', 'ks-Deva', 'sd-Deva', 'fa-Latn', 'arn', ''])(
  '%s is left to right',
  (lang) => {
    expect(directionOf(lang)).toBeUndefined();
  },
);
