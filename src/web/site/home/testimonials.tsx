import type { Testimonial } from '#contract/site/site-profile.ts'

/** The first speaks up; the others stand beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section aria-labelledby="testimonials" className="mt-14">
      <h2 id="testimonials" className="text-xl font-bold tracking-tight">
        What our clients say
      </h2>
      <ul className="testimonials">
        {testimonials.map(({ text, name, of }) => (
          <li key={name}>
            <figure>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <b className="font-semibold text-ink">{name}</b>, {of}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
