import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSlider } from "./use-slider.enhanced";

interface SliderProps {
  /** Names the slider, and begins the ids of its slides. */
  name: string;
  label: string;
  slides: { id: string | number; label: string; content: ReactNode }[];
}

/**
 * A strip that scrolls by snap, with a link to each slide. Where scripts run it advances by itself every
 * five seconds, goes around the ends and answers to swipes (R-SLIDE-01..04).
 */
export function Slider({ name, label, slides }: SliderProps) {
  const strip = useRef<HTMLUListElement>(null);
  const slider = useSlider(strip, slides.length);
  return (
    <section
      className={slider.isOn ? "slider slider-on" : "slider"}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul ref={strip}>
        {slides.map(({ id, content }) => (
          <li key={id} id={`${name}-${id}`}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Bar slider={slider} name={name} slides={slides} />}
    </section>
  );
}

type BarProps = Pick<SliderProps, "name" | "slides"> & {
  slider: ReturnType<typeof useSlider>;
};

/** A dot for each slide, and the buttons of scripts; a single slide has nowhere to go. */
function Bar({ slider, name, slides }: BarProps) {
  const { t } = useTranslation();
  return (
    <div className="slider-bar">
      <ol>
        {slides.map(({ id, label: slide }, place) => (
          <li key={id}>
            <a
              href={`#${name}-${id}`}
              aria-current={(slider.isOn && place === slider.place) || undefined}
              onClick={(event) => {
                event.preventDefault();
                slider.goTo(place);
              }}
            >
              <span className="sr-only">{slide}</span>
            </a>
          </li>
        ))}
      </ol>
      {slider.isOn && (
        <p>
          <button
            type="button"
            onClick={() => slider.goTo(slider.place - 1)}
            aria-label={t("slider.previous")}
          >
            <Sign d="M15 5l-7 7 7 7" />
          </button>
          <button
            type="button"
            onClick={slider.toggle}
            aria-label={t(slider.isStopped ? "slider.play" : "slider.pause")}
          >
            <Sign d={slider.isStopped ? "M8 5l11 7-11 7z" : "M9 5v14M15 5v14"} />
          </button>
          <button
            type="button"
            onClick={() => slider.goTo(slider.place + 1)}
            aria-label={t("slider.next")}
          >
            <Sign d="M9 5l7 7-7 7" />
          </button>
        </p>
      )}
    </div>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg className="icon icon-small icon-mirror" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
