import * as z from 'zod'

// zod's generated validators need `new Function`, which the pages' Content-Security-Policy forbids.
z.config({ jitless: true })

export { z }
