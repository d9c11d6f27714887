import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const domains = ['gmail.com', 'yahoo.com', 'outlook.com'];

/** The text with common hosts added, or the text itself if it has one. */
function propose(text: string): string[] {
  if (!text) return [];
  return text.includes('@')
    ? [text]
    : domains.map((domain) => `${text}@${domain}`);
}

export interface EmailProps extends Pick<
  SelectProps<string>,
  'direction' | 'onSelect'
> {
  onChange?: (value: string) => void;
}

/** A combobox that suggests common mail domains. */
export default function Email({ onChange, ...props }: EmailProps) {
  const [value, setValue] = useState('');

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="email-account">Account</label>
      <Select<string>
        {...props}
        id="email-account"
        mode="combobox"
        style={{ width: 200, maxWidth: '100%' }}
        placeholder="please enter account name"
        notFoundContent={null}
        options={propose(value).map((address) => ({
          value: address,
          label: address,
        }))}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </div>
  );
}
