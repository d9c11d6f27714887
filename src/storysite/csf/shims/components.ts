import {
  Children,
  type ComponentType,
  createElement,
  Fragment,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
} from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  children?: ReactNode;
}

/** Props of Storybook's components that are not HTML attributes. */
const OWN =
  /^(as(Child)?|active|animation|border(ed)?|cancel|col|containsIcon|contains[A-Z].*|copyable|format|gray|inner|is[A-Z].*|nochrome|outer|outline|padding|primary|row|secondary|showLineNumbers|size|small|status|tertiary|variant|withArrow|wrapLongLines|ariaLabel)$/;

/** Replaces a component of Storybook that MDX pages use by its HTML element, styled by the site. */
function elementOf(name: string, own: object = {}): ComponentType<Props> {
  const Element = ({ children, ...props }: Props) => {
    const kept = Object.entries(props).filter(([key]) => !OWN.test(key));
    return createElement(name, { ...own, ...Object.fromEntries(kept) }, children);
  };
  Element.displayName = name;
  return Element;
}

const NONE = () => null;
const CHILDREN = ({ children }: Props) => createElement(Fragment, null, children);

export const A = elementOf('a');
export const Blockquote = elementOf('blockquote');
export const Code = elementOf('code');
export const DL = elementOf('dl');
export const Div = elementOf('div');
export const H1 = elementOf('h1');
export const H2 = elementOf('h2');
export const H3 = elementOf('h3');
export const H4 = elementOf('h4');
export const H5 = elementOf('h5');
export const H6 = elementOf('h6');
export const HR = elementOf('hr');
export const Img = elementOf('img');
export const LI = elementOf('li');
export const OL = elementOf('ol');
export const P = elementOf('p');
export const Pre = elementOf('pre');
export const Span = elementOf('span');
export const TT = elementOf('tt');
export const Table = elementOf('table');
export const UL = elementOf('ul');

export const Badge = elementOf('span');
export const Button = elementOf('button', { type: 'button' });
export const Card = elementOf('div');
export const IconButton = Button;
export const IconButtonSkeleton = Button;
export const Link = A;
export const ListItem = LI;
export const Placeholder = elementOf('div');
export const Separator = HR;
export const TabButton = Button;
export const ToggleButton = Button;

export const ActionBar = NONE;
export const ActionList = NONE;
export const ClipboardCode = NONE;
export const ErrorFormatter = NONE;
export const Icons = NONE;
export const Loader = NONE;
export const Popover = NONE;
export const ProgressSpinner = NONE;
export const Select = NONE;
export const StorybookIcon = NONE;
export const StorybookLogo = NONE;
export const Symbols = NONE;
export const Tooltip = NONE;
export const TooltipLinkList = NONE;
export const TooltipMessage = NONE;
export const TooltipNote = NONE;

export const AbstractToolbar = CHILDREN;
export const AddonPanel = CHILDREN;
export const Bar = CHILDREN;
export const Collapsible = CHILDREN;
export const DocumentWrapper = CHILDREN;
export const EmptyTabContent = CHILDREN;
export const FlexBar = CHILDREN;
export const ModalDecorator = CHILDREN;
export const PopoverProvider = CHILDREN;
export const ResetWrapper = CHILDREN;
export const ScrollArea = CHILDREN;
export const Spaced = CHILDREN;
export const StatelessTab = CHILDREN;
export const StatelessTabList = CHILDREN;
export const StatelessTabPanel = CHILDREN;
export const StatelessTabsView = CHILDREN;
export const TabBar = CHILDREN;
export const TabList = CHILDREN;
export const TabPanel = CHILDREN;
export const TabWrapper = CHILDREN;
export const Toolbar = CHILDREN;
export const TooltipProvider = CHILDREN;
export const WithTooltip = CHILDREN;
export const WithTooltipPure = CHILDREN;
export const Zoom = Object.assign(CHILDREN, { Element: CHILDREN, Iframe: CHILDREN });

/** A form's parts, by their elements. */
export const Form = Object.assign(elementOf('form'), {
  Field: elementOf('div'),
  Input: elementOf('input'),
  Select: elementOf('select'),
  Textarea: elementOf('textarea'),
  Button,
});

/** A dialog that is never open. */
export const Modal = Object.assign(NONE, {
  Actions: NONE,
  Content: NONE,
  Description: NONE,
  Error: NONE,
  Header: NONE,
  Title: NONE,
});

/** Plain code; only the build can highlight it. */
export function SyntaxHighlighter({ children }: Props) {
  const code = typeof children === 'string' ? children.trim() : children;
  return createElement(
    'pre',
    { className: 'code', tabIndex: 0 },
    createElement('code', null, code),
  );
}

/** All of its tabs, one after the other, each below its title. */
export function TabsState({ children }: Props) {
  return Children.toArray(children)
    .filter((child) => isValidElement<{ title?: ReactNode; children?: ReactNode }>(child))
    .map(({ key, props: { title, children: content } }) =>
      createElement(
        'section',
        { key },
        typeof title === 'string' && createElement('p', null, createElement('strong', null, title)),
        content as ReactNode,
      ),
    );
}
export const Tabs = TabsState;
export const TabsView = TabsState;

/** The elements that Storybook replaces in Markdown: the site has its own. */
export const components = {};
export const resetComponents = {};
export const codeCommon = {};
export const icons = {};

export const nameSpaceClassNames = (props: object) => props;
export const withReset = {};
export const convertToReactAriaPlacement = (placement: unknown) => placement;
export const useCopyButton = () => ({});
export const useTabsState = () => ({});
export const interleaveSeparators = (list: unknown) => list;
export const getStoryHref = (base: string, id: string) => `${base}?path=/story/${id}`;
export const createCopyToClipboardFunction = () => (text: string) =>
  navigator.clipboard.writeText(text);
