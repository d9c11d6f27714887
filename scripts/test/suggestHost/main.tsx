import { createRoot } from 'react-dom/client';
import Suggest from '../../../stories/suggest/Suggest.tsx';

const jumps: string[] = [];
Object.assign(window, { jumps });
const root = document.getElementById('root');
if (root) createRoot(root).render(<Suggest onJump={(text) => jumps.push(text)} />);
