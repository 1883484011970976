/** Messages of successes, in the words of the product. */
export const successTexts = {
  created: '🎉 Pet listing created successfully! It is now pending admin approval and will be visible to other users once approved.',
  updated: 'Pet listing updated successfully!',
  backInReview: 'Pet listing updated successfully! It is now pending admin approval and will be visible to other users once approved.',
  featured: 'Listing featured',
  notFeatured: 'Listing no longer featured',
  deleted: 'Pet listing deleted successfully!',
} as const;
