import Select, { type SelectProps } from 'rc-select';
import { useEffect, useRef, useState } from 'react';

export type AsyncInputProps = Pick<SelectProps<string>, 'direction'>;

/** Options that load a second after the last input. */
export default function AsyncInput({ direction }: AsyncInputProps) {
  const [options, setOptions] = useState<{ value: string }[]>([]);
  const refill = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(refill.current), []);

  const search = (text: string) => {
    clearTimeout(refill.current);
    setOptions([]);
    if (!text) return;
    refill.current = setTimeout(() => {
      setOptions([{ value: text }, { value: `${text}-${text}` }]);
    }, 1000);
  };

  return (
    <>
      <label htmlFor="combobox-async">Async Input Element</label>
      <Select
        id="combobox-async"
        direction={direction}
        mode="combobox"
        style={{ width: 200, maxWidth: '100%', marginBlockEnd: 24 }}
        notFoundContent={null}
        options={options}
        onSearch={search}
      />
    </>
  );
}
