import { useEffect, useState } from 'react';

/** Current class names of a field's select. */
export function ClassNamesOf({ id }: { id: string }) {
  const [names, setNames] = useState<string[]>([]);

  useEffect(() => {
    const select = document.getElementById(id)?.closest('.rc-select');
    if (!select) return;
    const read = () =>
      setNames([...select.classList].filter((name) => name !== 'rc-select'));
    const observer = new MutationObserver(read);
    observer.observe(select, { attributeFilter: ['class'] });
    read();
    return () => observer.disconnect();
  }, [id]);

  return (
    <output htmlFor={id} style={{ minHeight: 72 }}>
      {names.map((name) => (
        <code
          key={name}
          style={{ display: 'inline-block', marginInlineEnd: 12 }}
        >
          .{name}
        </code>
      ))}
    </output>
  );
}
