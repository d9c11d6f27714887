export type Value = string | null | undefined;

export const people = [
  {
    value: '01',
    text: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
    title: 'jack',
  },
  { value: '11', text: 'lucy', label: 'lucy' },
  { value: '21', text: 'disabled', label: 'disabled', disabled: true },
  {
    value: '31',
    text: 'yiminghe',
    label: 'yiminghe',
    className: 'single-bold',
    style: { background: 'light-dark(#fff3a3, #5c4a12)' },
  },
];

export const numbers = Array.from({ length: 10 }, (_, n) => ({
  value: `${n}`,
  text: `${n}`,
  label: `${n}-text`,
}));

export const options = [
  { value: null, text: 'not selected', label: 'not selected' },
  ...people,
  ...numbers,
];
