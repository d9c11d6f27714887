import { Component, type ReactNode } from 'react';
import styles from './DemoErrorBoundary.module.css';
import { t } from '../../theme/texts/t.ts';

interface DemoErrorBoundaryProps {
  children: ReactNode;
  /** What is inside. */
  what?: 'demo' | 'page';
  /** Mounts the demo again. */
  onReset(): void;
}

interface DemoErrorState {
  error?: Error;
}

/** Keeps a demo that throws inside its own box: its message, a folded stack and Reset; the page goes on. */
export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, DemoErrorState> {
  override state: DemoErrorState = {};

  static getDerivedStateFromError(thrown: unknown): DemoErrorState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    const { children, what = 'demo' } = this.props;
    if (!error) return children;
    return (
      <div className={styles.error} role="alert">
        <p className={styles.message}>
          <strong>{t(what === 'page' ? 'This page failed:' : 'This story failed:')}</strong>{' '}
          {error.message || error.name}
        </p>
        <details className={styles.details}>
          <summary>{t('Stack')}</summary>
          <pre tabIndex={0}>{error.stack}</pre>
        </details>
        <button className={styles.reset} type="button" onClick={this.props.onReset}>
          {t('Reset')}
        </button>
      </div>
    );
  }
}
