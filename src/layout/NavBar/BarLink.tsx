import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './BarLink.module.css';

export interface BarLinkProps {
  href: string;
  name: string;
  icon: IconName;
  /** Shows the name beside the icon, where there is room for it. */
  isLabelled?: boolean;
}

/** A link out of the site, drawn as an icon. */
export function BarLink({ href, name, icon, isLabelled }: BarLinkProps) {
  return (
    <a
      className={isLabelled ? styles.labelled : styles.link}
      href={href}
      rel="noopener"
      title={isLabelled ? undefined : name}
      aria-label={isLabelled ? undefined : name}
    >
      <Icon name={icon} />
      {isLabelled && name}
    </a>
  );
}
