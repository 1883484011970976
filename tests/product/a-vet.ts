/** What a member sends who offers visits. */
export const aVet = {
  name: 'Dr. Amna Khan',
  specialty: 'Surgery',
  qualifications: 'DVM, University of Veterinary Sciences Lahore',
  clinicName: 'Gulberg Pet Clinic',
  address: '12 Main Boulevard, Gulberg',
  city: 'Lahore',
  consultationFee: 1500,
};
