import { screen, within } from '@testing-library/react';

// `screen` keeps the document from when it was loaded, but each test file has its own.
Object.assign(screen, within(document.body));
