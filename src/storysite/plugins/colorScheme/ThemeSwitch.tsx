import { useId } from 'react';
import { useTheme } from './useTheme.ts';
import { themeChoices } from './types.ts';
import { Icon } from '../../theme/Icon/Icon.tsx';
import styles from './ThemeSwitch.module.css';
import { t } from '../../core/texts/t.ts';

const names = { dark: 'Dark', light: 'Light', auto: 'Auto' } as const;

/** Dark, light or as the system says. The server prints none of them as chosen, since it cannot know. */
export default function ThemeSwitch() {
  const { choice, setChoice } = useTheme();
  const name = useId();

  return (
    <div className={styles.group} role="radiogroup" aria-label={t('Theme')}>
      {themeChoices.map((value) => (
        <label key={value} className={styles.choice} data-value={value} title={t(names[value])}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={t(names[value])}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          <Icon name={value} />
        </label>
      ))}
    </div>
  );
}
