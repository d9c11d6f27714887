import { addons } from 'storybook/internal/manager-api';

// The theme addon draws the head of the manager from this; the address is the docs site's, one level up.
addons.setConfig({ themeBrand: { title: 'rc-select', url: '../' } });
