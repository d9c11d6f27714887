import { t } from '../../core/texts/t.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CopyButton.module.css';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  /** Label of the action, such as "Copy code". */
  name: string;
  /** Returns the text that it copies. */
  read: () => string;
}

/** A button that copies and shows the result: a tick that is also announced, or how to copy by hand. */
export function CopyButton({ name, read }: CopyButtonProps) {
  const [state, copy] = useCopy(async () => read());
  const isCopied = state === 'copied';
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={isCopied ? t('copied') : name}
        title={name}
        data-done={isCopied || undefined}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'done' : 'copy'} />
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
        {state === 'failed' && t('copyByHand')}
      </span>
    </>
  );
}
