import Select, { type SelectProps } from 'rc-select';
import { useRef, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { useSuggestions } from '../_shared/suggest.ts';
import { SuggestionStatus } from '../_shared/SuggestionStatus.tsx';

export interface SuggestProps extends Pick<
  SelectProps<string>,
  'direction' | 'onSearch'
> {
  onChange?: (value: string) => void;
  onSelect?: (value: string) => void;
  /** Enter was pressed or an item chosen: a search would open its results. */
  onJump?: (text: string) => void;
}

/** A search field with suggestions; Enter or selecting an item jumps to it. */
export default function Suggest({
  direction,
  onSearch,
  onChange,
  onSelect,
  onJump,
}: SuggestProps) {
  const [value, setValue] = useState('');
  const [jumpedTo, setJumpedTo] = useState('');
  const suggestions = useSuggestions();
  const { texts, search } = suggestions;
  // Enter on an active item also calls onSelect: jump only once.
  const chosen = useRef(false);

  const jump = (text: string) => {
    if (!text) return;
    setJumpedTo(text);
    onJump?.(text);
  };

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="suggest-field">Search</label>
      <Select<string>
        id="suggest-field"
        mode="combobox"
        direction={direction}
        style={{ width: 500, maxWidth: '100%' }}
        getInputElement={() => (
          <input onKeyDown={() => (chosen.current = false)} />
        )}
        showArrow={false}
        notFoundContent=""
        filterOption={false}
        defaultActiveFirstOption={false}
        options={texts.map((text) => ({ value: text, label: text }))}
        value={value}
        onSearch={(text) => {
          search(text);
          onSearch?.(text);
        }}
        onChange={(text) => {
          setValue(text);
          onChange?.(text);
        }}
        onSelect={(text: string) => {
          chosen.current = true;
          onSelect?.(text);
          jump(text);
        }}
        onKeyDown={({ key, repeat, nativeEvent }) => {
          const isEnter =
            key === 'Enter' && !repeat && !nativeEvent.isComposing;
          if (isEnter && !chosen.current) jump(value);
        }}
      />
      <output htmlFor="suggest-field">
        {jumpedTo && <>jump: {jumpedTo}</>}
      </output>
      <SuggestionStatus {...suggestions} />
    </div>
  );
}
