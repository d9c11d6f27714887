import { recordEarlyInput } from './recordEarlyInput.ts';

recordEarlyInput();
