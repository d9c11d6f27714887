import { createContext, useContext } from 'react';
import type { MenuGroup } from './Page.ts';

const MenuContext = createContext<MenuGroup[]>([]);

/** Gives the side menu's groups to the frame. */
export const MenuProvider = MenuContext.Provider;

/** The pages of the current section, grouped as the story titles group them. */
export function useMenu(): MenuGroup[] {
  return useContext(MenuContext);
}
