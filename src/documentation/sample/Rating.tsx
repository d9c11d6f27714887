import { useId, useState } from 'react';
import './rating.css';

export interface RatingProps {
  /** The thing to rate. */
  label: string;
  /** Number of stars to choose from. */
  max?: number;
  /** The rating at first. */
  defaultValue?: number;
  /** How large the stars are. */
  size?: 'small' | 'medium' | 'large';
  /** Color of the chosen stars. */
  color?: string;
  /** Shows a rating that nobody can change. */
  isReadOnly?: boolean;
  /** Called with the new rating. */
  onChange?: (value: number) => void;
}

const sizes = { small: 18, medium: 26, large: 36 };

/** Stars as one group of radio buttons, so that arrow keys choose one. */
export function Rating({
  label,
  max = 5,
  defaultValue = 0,
  size = 'medium',
  color = '#c27803',
  isReadOnly = false,
  onChange,
}: RatingProps) {
  const name = useId();
  const [value, setValue] = useState(defaultValue);
  const stars = Array.from({ length: max }, (_, index) => index + 1);
  const choose = (star: number) => {
    setValue(star);
    onChange?.(star);
  };
  return (
    <fieldset className="rating" disabled={isReadOnly} style={{ fontSize: sizes[size] }}>
      <legend>
        {label}: {value} of {max}
      </legend>
      {stars.map((star) => (
        <label key={star} style={{ color: star <= value ? color : undefined }}>
          <input
            type="radio"
            name={name}
            aria-label={`${star} of ${max}`}
            checked={star === value}
            onChange={() => choose(star)}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
