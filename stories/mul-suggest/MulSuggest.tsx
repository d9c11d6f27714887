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

export interface MulSuggestProps extends Pick<
  SelectProps<Suggestion[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: Suggestion[]) => void;
}

/**
 * Select several suggestions from a service. Values include their labels, so
 * they do not depend on the current list.
 */
export default function MulSuggest({
  onSearch,
  onChange,
  ...props
}: MulSuggestProps) {
  const [value, setValue] = useState<Suggestion[]>([]);
  const suggestions = useSuggestions();
  const { texts, search } = suggestions;

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="mul-suggest-field">Suggestions</label>
      <Select<Suggestion[]>
        {...props}
        id="mul-suggest-field"
        mode="multiple"
        labelInValue
        style={{ width: 500, maxWidth: '100%' }}
        placeholder="search"
        animation="slide-up"
        notFoundContent=""
        filterOption={false}
        // Without it, each new label element would count as a changed label.
        optionLabelProp="label"
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
    </div>
  );
}
