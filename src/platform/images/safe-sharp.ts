import sharp from 'sharp'

// Only four formats are allowed: decoders of the others have had most of the security holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
})
sharp.cache(false)
// One thread per picture, which leaves the other cores to requests.
sharp.concurrency(1)

export { sharp }
