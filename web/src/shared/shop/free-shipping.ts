/** An order of more rupees than this is sent for nothing. */
export const freeShippingFrom = 5000;
