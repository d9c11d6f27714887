import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useRef, useState } from 'react';
import config from 'virtual:site-config';
import type { Page } from '../../storysite/core/Page.ts';
import { toHref } from '../../storysite/core/routes.ts';
import { PageProvider } from '../../storysite/runtime/page.ts';
import { SiteHrefProvider } from '../../storysite/runtime/SiteLink.tsx';
import { hideLoadFailed, showLoadFailed } from '../../storysite/theme/LoadFailed/showLoadFailed.ts';
import { Loading as LoadingLine } from '../../storysite/theme/Loading/Loading.tsx';
import { NavBar } from '../../storysite/theme/NavBar/NavBar.tsx';
import { NotFound as NotFoundPage } from '../../storysite/theme/NotFound.tsx';
import { SearchBox } from '../../storysite/theme/SearchBox/SearchBox.tsx';

/** Parts of the frame, each in its own document, since they are made for the window. */
const meta: Meta = {
  title: 'Theme/States',
  decorators: [
    (Story) => (
      <SiteHrefProvider value={(path) => toHref(path, config)}>
        <Story />
      </SiteHrefProvider>
    ),
  ],
};

export default meta;

const page: Page = {
  path: '/theme/bar-and-search',
  title: 'Bar and search',
  description: '',
  lang: 'en',
  headings: [],
};

function BarWithMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PageProvider value={page}>
      <NavBar
        isMenuOpen={isOpen}
        menuId="menu"
        menuButton={button}
        onToggleMenu={() => setOpen(!isOpen)}
      />
      <div id="menu" />
    </PageProvider>
  );
}

function FailedNotice() {
  useEffect(() => hideLoadFailed, []);
  return (
    <button type="button" onClick={showLoadFailed}>
      Lose a script
    </button>
  );
}

export const Bar: StoryObj = { render: () => <BarWithMenu /> };

export const Search: StoryObj = { render: () => <SearchBox /> };

export const Loading: StoryObj = {
  render: () => (
    <>
      <p>The page before stays until the next one is there.</p>
      <LoadingLine />
    </>
  ),
};

export const Failed: StoryObj = { render: () => <FailedNotice /> };

export const NotFound: StoryObj = {
  render: () => (
    <NotFoundPage
      path="/guides/get-startet"
      suggestions={[{ title: 'Get started', path: '/guides/get-started' }]}
    />
  ),
};
