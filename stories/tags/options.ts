/** `a10`, `b11`, … `z35`. */
export const options = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  const code = `${n.toString(36)}${n}`;
  return { value: code, label: code };
});
