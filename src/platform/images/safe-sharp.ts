import sharp from 'sharp'

// Of all that it can read, four kinds are let in: the readers of the others are where the holes have been.
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
// One thread for a picture: the other cores answer visitors.
sharp.concurrency(1)

export { sharp }
