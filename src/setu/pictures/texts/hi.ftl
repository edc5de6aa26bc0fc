# चित्र हिन्दी में।

deck = गड्डी
discard = फेंके हुए
round = दौर { $round }
volunteers = स्वयंसेवक
