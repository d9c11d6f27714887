const RIGHT_TO_LEFT =
  /^(?:[a-z]{2,3}-)?(?:arab|aran|hebr|syrc|thaa|nkoo|adlm)\b|^(?:ar|arc|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(?:-(?!latn|cyrl|deva)|$)/i;

/** The direction of a language, given by its BCP 47 tag; undefined for left to right. */
export function directionOf(lang: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : undefined;
}
