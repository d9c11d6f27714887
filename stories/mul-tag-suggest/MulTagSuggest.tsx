import Select, { type SelectProps } from 'rc-select';
import { useState, type ReactNode } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { useSuggestions } from '../_shared/suggest.ts';
import { SuggestionStatus } from '../_shared/SuggestionStatus.tsx';

interface Suggestion {
  value: string;
  label?: ReactNode;
}

export interface MulTagSuggestProps extends Pick<
  SelectProps<Suggestion[]>,
  'direction' | 'onSelect' | 'onDeselect' | 'onSearch'
> {
  onChange?: (value: Suggestion[]) => void;
}

/** Suggestions from a service become tags, and so does any other text. */
export default function MulTagSuggest({
  onSearch,
  onChange,
  ...props
}: MulTagSuggestProps) {
  const [value, setValue] = useState<Suggestion[]>([]);
  const suggestions = useSuggestions();
  const { texts, search } = suggestions;

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="mul-tag-suggest-field">Suggestions or any text</label>
      <Select<Suggestion[]>
        {...props}
        id="mul-tag-suggest-field"
        mode="tags"
        labelInValue
        style={{ width: 500, maxWidth: '100%' }}
        placeholder="placeholder"
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
