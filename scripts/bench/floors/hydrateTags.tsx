import { hydrateRoot } from 'react-dom/client';
import Tags from '../../../stories/tags/Tags.tsx';

hydrateRoot(document.getElementById('demo') as HTMLElement, <Tags />);
