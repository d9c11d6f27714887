import Select, { type SelectProps } from 'rc-select';

export type CustomInputProps = Pick<SelectProps<string>, 'direction'>;

/** Replace the input with any element that accepts text. */
export default function CustomInput({ direction }: CustomInputProps) {
  return (
    <>
      <label htmlFor="combobox-textarea">Customize Input Element</label>
      <Select
        id="combobox-textarea"
        direction={direction}
        mode="combobox"
        style={{ width: 200, maxWidth: '100%', marginBlockEnd: 24 }}
        getInputElement={() => <textarea rows={3} />}
        options={[{ value: 'light' }, { value: 'bamboo' }]}
      />
    </>
  );
}
