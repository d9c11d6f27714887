import type { Feature } from '../../core/Page.ts';
import { AutoLink, useFileHref } from '../../runtime/SiteLink.tsx';
import styles from './Features.module.css';
import { t } from '../../core/texts/t.ts';

/** The library's features, as a list; nothing without features. */
export function Features({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={t('features')}>
      {features.map((feature) => (
        <li key={feature.title}>
          <FeatureCard {...feature} />
        </li>
      ))}
    </ul>
  );
}

function FeatureCard({ title, description, icon, link }: Feature) {
  return (
    <>
      {icon && <FeatureIcon icon={icon} />}
      <h2 className={styles.title}>{link ? <AutoLink to={link}>{title}</AutoLink> : title}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </>
  );
}

/** An address is shown as an image, anything else (an emoji, a letter) as text. */
function FeatureIcon({ icon }: { icon: string }) {
  const fileHref = useFileHref();
  const isAddress = /^(https?:)?\//.test(icon);
  if (!isAddress) return <span aria-hidden="true">{icon}</span>;
  return <img src={fileHref(icon)} alt="" width="24" height="24" loading="lazy" />;
}
