import Select, { Option, type SelectProps } from 'rc-select';
import { useEffect, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const numbers = Array.from({ length: 10 }, (_, n) => `${n}`);

export interface ControlledProps extends Pick<
  SelectProps<string>,
  'direction' | 'onSearch'
> {
  onChange?: (value: string) => void;
  onDropdownVisibleChange?: (open: boolean) => void;
}

/** The open state is controlled. */
export default function Controlled({
  onChange,
  onDropdownVisibleChange,
  ...props
}: ControlledProps) {
  const [value, setValue] = useState('9');
  const [open, setOpen] = useState(false);

  // Open at first, but only in the browser: a server cannot place a dropdown.
  useEffect(() => setOpen(true), []);

  return (
    // Leaves room for the list, which is open at first.
    <div style={{ containerType: 'inline-size', minHeight: 320 }}>
      <div
        style={{
          display: 'grid',
          gap: 8,
          margin: 20,
          width: 300,
          maxWidth: 'calc(100% - 40px)',
        }}
      >
        <label htmlFor="controlled-select">Controlled</label>
        <Select<string>
          {...props}
          id="controlled-select"
          // Wider than its box of 300 px, but never wider than the page.
          style={{ width: 500, maxWidth: 'calc(100cqi - 40px)' }}
          showSearch
          optionFilterProp="text"
          optionLabelProp="children"
          listHeight={200}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
          open={open}
          onDropdownVisibleChange={(next) => {
            setOpen(next);
            onDropdownVisibleChange?.(next);
          }}
        >
          <Option value="01" text="jack" title="jack">
            <b style={{ color: 'light-dark(#c00, #ff6b6b)' }}>jack</b>
          </Option>
          <Option value="11" text="lucy">
            lucy
          </Option>
          <Option value="21" text="disabled" disabled>
            disabled
          </Option>
          <Option value="31" text="yiminghe">
            yiminghe
          </Option>
          {numbers.map((n) => (
            <Option key={n} value={n} text={`${n}-text`}>{`${n}-text`}</Option>
          ))}
        </Select>
      </div>
    </div>
  );
}
