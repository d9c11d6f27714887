import { usePageData } from 'storysite/client';
import './readingTime.css';

/** How long the page takes to read. */
export default function ReadingTime() {
  const minutes = usePageData<number>('reading-time');
  return minutes === undefined ? null : <p className="reading-time">{minutes} min read</p>;
}
