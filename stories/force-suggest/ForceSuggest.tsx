import Select, { type SelectProps } from 'rc-select';
import { useState, type ReactNode } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { useSuggestions } from '../_shared/suggest.ts';
import { SuggestionStatus } from '../_shared/SuggestionStatus.tsx';

interface Suggestion {
  value: string;
  label: ReactNode;
}

export interface ForceSuggestProps extends Pick<
  SelectProps<Suggestion>,
  'direction' | 'onSelect' | 'onSearch'
> {
  onChange?: (value: Suggestion) => void;
}

/** Suggestions from a service; only a suggestion can be selected. */
export default function ForceSuggest({
  onSearch,
  onChange,
  ...props
}: ForceSuggestProps) {
  const [value, setValue] = useState<Suggestion>();
  const [disabled, setDisabled] = useState(false);
  const suggestions = useSuggestions();
  const { texts, search } = suggestions;

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="force-suggest-field">Suggestion</label>
      <Select<Suggestion>
        {...props}
        id="force-suggest-field"
        showSearch
        labelInValue
        style={{ width: 500, maxWidth: '100%' }}
        filterOption={false}
        // Without it, each new label element would count as a changed label.
        optionLabelProp="label"
        defaultActiveFirstOption
        disabled={disabled}
        options={texts.map((text) => ({
          value: text,
          label: <i>{text}</i>,
          title: text,
        }))}
        value={value}
        onSearch={(text) => {
          search(text);
          onSearch?.(text);
        }}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <SuggestionStatus {...suggestions} />
      <div>
        <button
          type="button"
          aria-pressed={disabled}
          onClick={() => setDisabled(!disabled)}
        >
          toggle disabled
        </button>
      </div>
    </div>
  );
}
