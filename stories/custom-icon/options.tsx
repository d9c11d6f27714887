export const people = [
  {
    value: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
  },
  { value: 'lucy', label: 'lucy' },
  { value: 'disabled', label: 'disabled', disabled: true },
  { value: 'yiminghe', label: 'yiminghe' },
];

export const generated = Array.from({ length: 26 }, (_, index) => {
  const n = index + 10;
  return {
    value: `${n.toString(36)}${n}`,
    label: `option-${n}`,
    disabled: index === 0,
  };
});
