import { createRoot } from 'react-dom/client';
import Demo from './Demo.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Demo />);
