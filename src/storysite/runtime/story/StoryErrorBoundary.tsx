import { Component, type ReactNode } from 'react';
import styles from './StoryErrorBoundary.module.css';
import { t } from '../../core/texts/t.ts';

interface StoryErrorBoundaryProps {
  children: ReactNode;
  /** Kind of the children. */
  what?: 'story' | 'page';
  /** Mounts the story again. */
  onReset(): void;
}

interface StoryErrorState {
  error?: Error;
}

/** Keeps a story that throws inside its own box: its message, a folded stack and Reset; the page goes on. */
export class StoryErrorBoundary extends Component<StoryErrorBoundaryProps, StoryErrorState> {
  override state: StoryErrorState = {};

  static getDerivedStateFromError(thrown: unknown): StoryErrorState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    const { children, what = 'story' } = this.props;
    if (!error) return children;
    return (
      <div className={styles.error} role="alert">
        <p className={styles.message}>
          <strong>{t(what === 'page' ? 'pageCrashed' : 'storyCrashed')}</strong>{' '}
          {error.message || error.name}
        </p>
        <details className={styles.details}>
          <summary>{t('stack')}</summary>
          <pre tabIndex={0}>{error.stack}</pre>
        </details>
        <button className={styles.reset} type="button" onClick={this.props.onReset}>
          {t('reset')}
        </button>
      </div>
    );
  }
}
