import Select, { type SelectProps } from 'rc-select';
import type { CSSProperties } from 'react';
import { type Choice, type Scheme, themeOf } from './themeOf.ts';

const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({
  value: label,
  label,
}));

const modes: Record<string, SelectProps> = {
  single: { defaultValue: 'Banana', showSearch: true },
  multiple: { mode: 'multiple', defaultValue: ['Apple', 'Cherry'] },
  tags: { mode: 'tags', defaultValue: ['Apple', 'fig'] },
  combobox: { mode: 'combobox', defaultValue: 'fig' },
};

interface AllModesProps {
  scheme: Scheme;
  /** The name of the scheme. */
  label: string;
  choice: Choice;
}

/** A select of each mode in a theme. Lists are rendered inside the theme. */
export function AllModes({ scheme, label, choice }: AllModesProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-scheme={scheme}
      style={
        {
          ...themeOf(choice, scheme),
          display: 'grid',
          gap: 12,
          minWidth: 0,
          padding: 16,
          border: '1px solid #8886',
          borderRadius: 8,
          background: scheme === 'light' ? '#fff' : '#101317',
          color: scheme === 'light' ? '#16191d' : '#e7eaee',
          colorScheme: scheme,
        } as CSSProperties
      }
    >
      {Object.entries(modes).map(([name, props]) => (
        <div key={name} style={{ position: 'relative', minWidth: 0 }}>
          <label htmlFor={`${scheme}-${name}`} style={{ fontSize: 13 }}>
            {name}
          </label>
          <Select
            id={`${scheme}-${name}`}
            style={{ width: '100%' }}
            getPopupContainer={(trigger) => trigger.parentElement}
            options={options}
            {...props}
          />
        </div>
      ))}
    </div>
  );
}
