interface FieldsProps {
  /** Any text. */
  text?: string;
  /** A number. */
  count?: number;
  /** A number between two others. */
  share?: number;
  /** On or off. */
  isOpen?: boolean;
  /** One of a few. */
  size?: 'small' | 'medium' | 'large';
  /** One of many. */
  city?: string;
  /** Some of a few. */
  days?: string[];
  /** A color. */
  color?: string;
  /** A day. */
  date?: number;
  /** Data. */
  place?: { lat: number; lng: number };
}

/** Shows the values that it gets. */
export function Fields(props: FieldsProps) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}>
      {Object.entries(props).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd style={{ margin: 0 }}>
            <code>{JSON.stringify(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
