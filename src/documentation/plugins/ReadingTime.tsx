import { usePageData } from 'storysite/client';

const style = {
  color: 'var(--site-muted)',
  fontSize: 'var(--site-t-s)',
  textAlign: 'end',
} as const;

/** How long the page takes to read. */
export default function ReadingTime() {
  const minutes = usePageData<number>('reading-time');
  return minutes === undefined ? null : <div style={style}>{minutes} min read</div>;
}
