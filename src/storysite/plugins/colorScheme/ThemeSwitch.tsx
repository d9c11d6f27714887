import { useId } from 'react';
import { Icon, t } from 'storysite/theme';
import { useTheme } from './useTheme.ts';
import { themeChoices } from './types.ts';
import styles from './ThemeSwitch.module.css';

/** Dark, light or the system's theme. The server does not know the choice, so it marks none of them. */
export default function ThemeSwitch() {
  const { choice, setChoice } = useTheme();
  const name = useId();

  return (
    <div className={styles.group} role="radiogroup" aria-label={t('theme')}>
      {themeChoices.map((value) => (
        <label key={value} className={styles.choice} data-value={value} title={t(value)}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={t(value)}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          <Icon name={value} />
        </label>
      ))}
    </div>
  );
}
