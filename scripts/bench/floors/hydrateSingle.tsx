import { hydrateRoot } from 'react-dom/client';
import Single from '../../../stories/single/Single.tsx';

hydrateRoot(document.getElementById('demo') as HTMLElement, <Single />);
