import { screen, within } from '@testing-library/react';

// `screen` keeps the document that was there when it was loaded; each file of tests has its own.
Object.assign(screen, within(document.body));
