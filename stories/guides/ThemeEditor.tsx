import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { AllModes } from './AllModes.tsx';
import { type Choice, printTheme } from './themeOf.ts';

const texts = {
  color: 'Color',
  radius: 'Radius:',
  height: 'Height:',
  copy: 'Copy',
  copied: 'Copied',
  light: 'Light',
  dark: 'Dark',
};

/** Color, radius and height, all modes in both themes, and the lines to copy. */
export default function ThemeEditor({
  texts: t = texts,
}: {
  texts?: typeof texts;
}) {
  const [choice, setChoice] = useState<Choice>({
    color: '#7a2ea0',
    radius: 12,
    padding: 7,
  });
  const [isCopied, setIsCopied] = useState(false);
  const css = printTheme(choice);
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setIsCopied(false);
  };

  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        <label>
          {t.color}{' '}
          <input
            type="color"
            value={choice.color}
            style={{ verticalAlign: 'middle' }}
            onChange={({ target }) => change({ color: target.value })}
          />
        </label>
        <Range
          label={`${t.radius} ${choice.radius} px`}
          max={18}
          value={choice.radius}
          onChange={(radius) => change({ radius })}
        />
        <Range
          label={`${t.height} ${24 + 2 * choice.padding} px`}
          max={12}
          value={choice.padding}
          onChange={(padding) => change({ padding })}
        />
      </div>

      <div
        style={{
          display: 'grid',
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
          gap: 12,
        }}
      >
        <AllModes scheme="light" label={t.light} choice={choice} />
        <AllModes scheme="dark" label={t.dark} choice={choice} />
      </div>

      <div>
        <button
          type="button"
          style={{ minHeight: 32 }}
          onClick={() => {
            void navigator.clipboard
              .writeText(css)
              .then(() => setIsCopied(true));
          }}
        >
          {isCopied ? t.copied : t.copy}
        </button>
        <pre
          data-css
          tabIndex={0}
          style={{ margin: '8px 0 0', overflow: 'auto', fontSize: 13 }}
        >
          {css}
        </pre>
      </div>
    </div>
  );
}

interface RangeProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, onChange, ...range }: RangeProps) {
  return (
    <label style={{ fontVariantNumeric: 'tabular-nums' }}>
      {label}{' '}
      <input
        type="range"
        min={0}
        {...range}
        style={{ verticalAlign: 'middle' }}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
