import Select from 'rc-select';
import { useEffect, useRef, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  { value: 'jack', label: 'Jack' },
  { value: 'lucy', label: 'Lucy' },
  { value: 'tom', label: 'Tom', disabled: true },
];

const switches = [
  'disabled',
  'loading',
  'showSearch',
  'allowClear',
  'error',
] as const;

/** A select, its states as check boxes, and the class names that it has at this moment. */
export default function States() {
  const box = useRef<HTMLDivElement>(null);
  const [on, setOn] = useState<string[]>([]);
  const [multiple, setMultiple] = useState(false);
  const [names, setNames] = useState<string[]>([]);
  const is = (name: (typeof switches)[number]) => on.includes(name);

  useEffect(() => {
    const select = box.current?.querySelector('.rc-select');
    if (!select) return;
    const read = () =>
      setNames([...select.classList].filter((name) => name !== 'rc-select'));
    const observer = new MutationObserver(read);
    observer.observe(select, { attributeFilter: ['class'] });
    read();
    return () => observer.disconnect();
  }, [multiple]);

  return (
    <div ref={box} style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
        {switches.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={is(name)}
              onChange={({ target }) =>
                setOn(
                  target.checked
                    ? [...on, name]
                    : on.filter((other) => other !== name),
                )
              }
            />{' '}
            {name}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={multiple}
            onChange={({ target }) => setMultiple(target.checked)}
          />{' '}
          multiple
        </label>
      </div>
      <output htmlFor="states-field" style={{ minHeight: 72 }}>
        {names.map((name) => (
          <code
            key={name}
            style={{ display: 'inline-block', marginInlineEnd: 12 }}
          >
            .{name}
          </code>
        ))}
      </output>
      <label htmlFor="states-field">Person</label>
      <Select
        key={String(multiple)}
        id="states-field"
        style={{ width: 300, maxWidth: '100%' }}
        mode={multiple ? 'multiple' : undefined}
        disabled={is('disabled')}
        loading={is('loading')}
        showSearch={multiple || is('showSearch')}
        allowClear={is('allowClear')}
        aria-invalid={is('error')}
        options={people}
        defaultValue={multiple ? ['jack'] : 'jack'}
      />
    </div>
  );
}
