import { addons } from 'storybook/internal/preview-api';
import { holdFocus } from './holdFocus.ts';

void addons.ready().then((channel) => holdFocus(channel, window));
