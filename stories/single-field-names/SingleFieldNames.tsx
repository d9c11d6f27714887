import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

interface Plant {
  fieldLabel: string;
  fieldValue?: string;
  fieldOptions?: Plant[];
}

const plants: Plant[] = [
  {
    fieldLabel: 'Group',
    fieldOptions: [
      { fieldLabel: 'Bamboo', fieldValue: 'bamboo' },
      { fieldLabel: 'Light', fieldValue: 'light' },
    ],
  },
];

export type SingleFieldNamesProps = Pick<
  SelectProps<string, Plant>,
  'direction' | 'onChange' | 'onSelect'
>;

/** Options whose fields have other names. */
export default function SingleFieldNames({
  onChange,
  ...rest
}: SingleFieldNamesProps) {
  const [value, setValue] = useState<string>();

  return (
    <Select<string, Plant>
      id="single-field-names-field"
      aria-label="Plant"
      placeholder="Choose one of the group"
      style={{ width: 500, maxWidth: '100%' }}
      fieldNames={{
        label: 'fieldLabel',
        value: 'fieldValue',
        options: 'fieldOptions',
      }}
      options={plants}
      {...rest}
      value={value}
      onChange={(next, option) => {
        setValue(next);
        onChange?.(next, option);
      }}
    />
  );
}
