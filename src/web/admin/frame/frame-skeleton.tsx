import { siteProfile } from '#contract/site/site-profile.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { screenLook } from './office-frame.tsx'
import { sideLook } from './side-navigation.tsx'

/** The frame before it is known who looks: its shape, and nothing of its content. */
export function FrameSkeleton({ children }: { children: React.ReactNode }) {
  return (
    <div className="office min-h-dvh md:flex">
      <div className="flex h-14 items-center gap-3 border-b border-hairline bg-sunken px-4 md:hidden">
        <Skeleton className="size-6" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className={sideLook} suppressHydrationWarning>
        <script>{rememberedWidth}</script>
        <div className="flex flex-col gap-3 p-5">
          <Skeleton className="h-6 w-full max-w-40" />
          <Skeleton className="mt-8 h-4 w-full max-w-32" />
          <Skeleton className="h-4 w-full max-w-24" />
        </div>
      </div>
      <main className={screenLook}>
        <h1 className="sr-only">Back office</h1>
        <noscript>
          <p className="pb-6">
            The back office of {siteProfile.company} needs JavaScript. Please switch it on in your
            browser.
          </p>
        </noscript>
        {children}
      </main>
    </div>
  )
}

/** Runs while the page is read, before anything is painted: nothing jumps when the frame arrives. */
const rememberedWidth =
  "try{var w=localStorage.getItem('navigationWidth');if(w)document.currentScript.parentElement.dataset.width=w}catch(e){}"
