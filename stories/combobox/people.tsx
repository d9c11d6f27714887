/** The suggestions. */
export const people = [
  {
    value: 'jack',
    label: <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>,
  },
  { value: 'lucy', label: 'lucy' },
  { value: 'disabled', label: 'disabled', disabled: true },
  { value: 'yiminghe', label: 'yiminghe' },
  { value: '竹林星光', label: '竹林星光' },
];
